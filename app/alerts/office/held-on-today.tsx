import { type TodayQuestion, TodayQuestions } from "#app/office/frame/today-questions.tsx";

/** Whether to tell people of many new homes; none where nothing is asked. */
export type HeldAlerts = readonly TodayQuestion[];

export const heldAlertsOnToday = { place: "questions", Show: HeldOnToday } as const;

function HeldOnToday({ today }: { today: { heldAlerts?: HeldAlerts } }) {
  return <TodayQuestions questions={today.heldAlerts} />;
}
