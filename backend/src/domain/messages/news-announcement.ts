import { safeName } from './chat.ts';

/** A published post, as the chat tells of it. */
export interface AnnouncedPost {
  title: string;
  description: string;
  slug: string;
}

/** What the chat shows of a post: its title, its description, and the way to it. It mentions no one (T58). */
export const announcementOf = ({ title, description, slug }: AnnouncedPost, publicUrl: string): string =>
  [`**${safeName(title)}**`, safeName(description), `${publicUrl}/post/${slug}`]
    .filter((line) => line !== '')
    .join('\n');
