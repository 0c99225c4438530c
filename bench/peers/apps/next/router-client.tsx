"use client";
import NextLink from "next/link";
import type { ComponentProps } from "react";

type InPlace = { preventScrollReset?: boolean };

export function Link({ to, preventScrollReset, ...rest }: InPlace & { to: string }) {
  return <NextLink href={to} scroll={!preventScrollReset} {...rest} />;
}

/** A filter changes the address; the list reads it there, and the server is not asked. */
export function useNavigate() {
  return (to: string) => window.history.pushState(null, "", to);
}

export function useNavigation() {
  return { state: "idle" };
}

export function Form({ preventScrollReset, ...rest }: InPlace & ComponentProps<"form">) {
  return <form {...rest} />;
}

export function useFetcher() {
  return { Form, state: "idle", data: undefined };
}
