/** What captains leave to staff, the most urgent first. Series without a result stand among the late ones of the page. */
export const SHOWN_GROUPS = ['DISPUTED', 'CLAIMED', 'NOT_READY', 'NO_TIME', 'WAITING'] as const;
export type ShownGroup = (typeof SHOWN_GROUPS)[number];
