/**
 * What a notice about a series is about (R27). An offer of times, a report, and the time of the series take the place of the
 * unread one about the same series: only the last one counts. A notice of the time is not only for captains: it leads to the
 * series' public page.
 */
export type WeekTopic = 'offer' | 'report' | 'time' | 'other';
