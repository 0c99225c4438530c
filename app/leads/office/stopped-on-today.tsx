import { type TodayQuestion, TodayQuestions } from "#app/office/frame/today-questions.tsx";

/** Whether software that refused us may be tried again, one question each. */
export type StoppedLeads = readonly TodayQuestion[];

export const stoppedLeadsOnToday = { place: "questions", Show: StoppedOnToday } as const;

function StoppedOnToday({ today }: { today: { stoppedLeads?: StoppedLeads } }) {
  return <TodayQuestions questions={today.stoppedLeads} />;
}
