/**
 * What a notice about a series is about (R27). An offer of times, a report, the time and the result of the series take the
 * place of the unread one about the same series: only the last one counts. Notices of the time and of the result are not only for
 * captains: they lead to the series' public page.
 */
export type WeekTopic = 'offer' | 'report' | 'time' | 'result' | 'other';
