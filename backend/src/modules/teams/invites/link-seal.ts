/** What the token of a team's link is sealed for: it cannot be read as another team's. */
export const aboutLinkOf = (teamId: number): string => `invite-link:${teamId}`;
