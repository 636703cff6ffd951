/** The context that a personal identity number is encrypted with. In another row it cannot be decrypted. */
export const aboutMember = (id: number): string => `member:${id}`;
