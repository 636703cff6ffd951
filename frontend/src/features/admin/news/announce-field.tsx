import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../kit/form-field';
import { Note } from '../labelled';
import type { EditedPostFragment } from './news-page.generated';
import { valuesOf, type PostValues } from './post-schema';

interface AnnounceFieldProps {
  form: UseFormReturn<PostValues, unknown, PostValues>;
  post: EditedPostFragment | null;
  canAnnounce: boolean;
}

/** Whether the chat tells of the post, once, when readers see it. A draft is not told of. */
export function AnnounceField({ form, post, canAnnounce }: AnnounceFieldProps) {
  const { t } = useTranslation('admin-news');
  const publishing = useWatch({ control: form.control, name: 'publishing' });
  if (publishing === 'draft') return null;
  if (post?.isAnnounced && valuesOf(post, new Date()).publishing === 'now') return <Note>{t('announce.sent')}</Note>;
  if (!canAnnounce) return <Note>{t('announce.no-channel')}</Note>;
  return (
    <CheckboxField {...form.register('isAnnounced')} label={t('announce.label')} help={t('announce.help')} isOptional />
  );
}
