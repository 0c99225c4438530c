import { type TodayQuestion, TodayQuestions } from "#app/office/frame/today-questions.tsx";

/** Questions whether to tell followers of many new homes; empty where nothing is to be decided. */
export type HeldAlerts = readonly TodayQuestion[];

export const heldAlertsOnToday = { place: "questions", Show: HeldOnToday } as const;

function HeldOnToday({ today }: { today: { heldAlerts?: HeldAlerts } }) {
  return <TodayQuestions questions={today.heldAlerts} />;
}
