import { type TodayQuestion, TodayQuestions } from "#app/office/frame/today-questions.tsx";

/** One question for each stopped destination: whether to retry it. */
export type StoppedLeads = readonly TodayQuestion[];

export const stoppedLeadsOnToday = { place: "questions", Show: StoppedOnToday } as const;

function StoppedOnToday({ today }: { today: { stoppedLeads?: StoppedLeads } }) {
  return <TodayQuestions questions={today.stoppedLeads} />;
}
