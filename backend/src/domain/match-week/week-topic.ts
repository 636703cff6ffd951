/**
 * What a notice of the match week is about (R27). An offer of times, and a report, take the place of the unread one about
 * the same series: only the last one counts.
 */
export type WeekTopic = 'offer' | 'report' | 'other';
