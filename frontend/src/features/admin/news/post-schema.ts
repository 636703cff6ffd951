import * as z from 'zod/mini';
import type { NewsInput } from '../../../lib/schema.generated';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { fieldTime, sentTime } from '../../../lib/i18n/stockholm-field';
import type { EditedPostFragment } from './news-page.generated';

export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 300;

/** When readers see the post: now (or since its earlier time), from a given time on, or not yet. */
export const PUBLISHING = ['now', 'at', 'draft'] as const;

const required = () => z.minLength(1, textKey('ui', 'form.required'));
const atMost = (max: number) => z.maxLength(max, tooLong(max));

export const postSchema = z
  .object({
    title: z.string().check(z.trim(), required(), atMost(TITLE_MAX)),
    slug: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, textKey('admin-server', 'news.slug-shape')),
      ),
    categoryId: z.string().check(z.minLength(1, textKey('ui', 'form.choose'))),
    description: z.string().check(z.trim(), atMost(DESCRIPTION_MAX)),
    content: z.string(),
    publishing: z.enum(PUBLISHING, textKey('ui', 'form.choose')),
    publishAt: z.string(),
    // a draft in the browser may be from before this field
    isAnnounced: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ publishing, publishAt }) => publishing !== 'at' || publishAt !== '', {
      error: textKey('ui', 'form.required'),
      path: ['publishAt'],
    }),
    z.refine(({ publishing, content }) => publishing === 'draft' || content.trim() !== '', {
      error: textKey('admin-server', 'news.content-missing'),
      path: ['content'],
    }),
  );

export type PostValues = z.infer<typeof postSchema>;

/** A post as form values. A new one is published when it is saved. */
export function valuesOf(post: EditedPostFragment | null, now: Date): PostValues {
  const isComing = post?.publishedAt != null && Date.parse(post.publishedAt) > now.getTime();
  const publishing = post && post.publishedAt === null ? 'draft' : isComing ? 'at' : 'now';
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    categoryId: post ? String(post.category.id) : '',
    description: post?.description ?? '',
    content: post?.content ?? '',
    publishing,
    publishAt: isComing ? fieldTime(post.publishedAt) : '',
    isAnnounced: post?.isAnnounced ?? false,
  };
}

/** The form values in the server's form, without the pictures. */
export const inputOf = ({
  categoryId,
  publishing,
  publishAt,
  isAnnounced = false,
  ...words
}: PostValues): NewsInput => ({
  ...words,
  categoryId: Number(categoryId),
  isDraft: publishing === 'draft',
  isAnnounced,
  publishAt: publishing === 'at' ? sentTime(publishAt) : null,
});
