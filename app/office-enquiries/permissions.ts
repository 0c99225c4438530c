import type { Permission } from "#app/core/permission.ts";

const everybody: Permission = { agent: "own", office: "all", principal: "all" };

export const seeEnquiries = everybody;
export const answerEnquiries = everybody;
export const assignEnquiries = everybody;
export const judgeSpam: Permission = { office: "all", principal: "all" };
export const compareSources: Permission = { office: "all", principal: "all" };
export const eraseEnquiries: Permission = { principal: "all" };
export const exportEnquiries: Permission = { principal: "all" };
