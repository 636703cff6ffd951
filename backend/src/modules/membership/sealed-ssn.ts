/** What a sealed personal identity number is about: in another row it does not open. */
export const aboutMember = (id: number): string => `member:${id}`;
