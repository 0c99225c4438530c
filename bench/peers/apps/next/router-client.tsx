"use client";
import NextLink from "next/link";

export function Link({ to, preventScrollReset, ...rest }) {
  return <NextLink href={to} scroll={!preventScrollReset} {...rest} />;
}

/** A filter changes the address; the list reads it there, and the server is not asked. */
export function useNavigate() {
  return (to: string) => window.history.pushState(null, "", to);
}

export function useNavigation() {
  return { state: "idle" };
}

export function Form({ preventScrollReset, ...rest }) {
  return <form {...rest} />;
}

export function useFetcher() {
  return { Form, state: "idle", data: undefined };
}
