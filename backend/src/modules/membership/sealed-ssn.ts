/** What a sealed personal identity number is about: in another row it is worthless (S9). */
export const aboutMember = (id: number): string => `member:${id}`;
