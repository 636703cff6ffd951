import { Box, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useServerText } from '../../../lib/i18n/server-text';
import { BusyButton } from '../../../ui/form/busy-button';
import { ButtonLink } from '../../../ui/button';
import { SelectField, TextAreaField, TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { MessageBox } from '../../../ui/dialog/message-box';
import { MarkdownField } from '../markdown/markdown-field';
import { fieldTime } from '../../../lib/i18n/stockholm-field';
import { useTimes } from '../../../lib/i18n/use-times';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { AnnounceField } from './announce-field';
import { DeletePost } from './delete-post';
import { type EditedPostFragment, NewsPostFormDocument, type NewsPostFormQuery } from './news-page.generated';
import { PostPicture } from './post-picture';
import { inputOf, postSchema, valuesOf, type PostValues } from './post-schema';
import { slugOf } from './slug-of';
import { useSavePost, type PostPictures } from './use-save-post';

interface PostFormProps {
  /** null: a new one. */
  post: EditedPostFragment | null;
  categories: NewsPostFormQuery['newsCategories'];
  /** The chat has a channel for news. */
  canAnnounce: boolean;
}

const AS_STORED: PostPictures = { thumbnail: { kind: 'kept' }, image: { kind: 'kept' } };
const CHANGED = 'api.news.changed-meanwhile';

/** Creates or changes a post. Typed values stay until they are saved or discarded. */
export function PostForm({ post, categories, canAnnounce }: PostFormProps) {
  const { t } = useTranslation('admin-news');
  const navigate = useNavigate();
  const serverText = useServerText();
  const form = useSchemaForm(postSchema, valuesOf(post, new Date()));
  const [pictures, setPictures] = useState(AS_STORED);
  const [wrongPicture, setWrongPicture] = useState<{ part: keyof PostPictures; text: string } | null>(null);
  const [isDone, setIsDone] = useState(false);
  const read = useRead(NewsPostFormDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'post', thing: post?.id ?? 'new' },
    version: post?.version ?? 0,
    edits: { kind: 'NEWS_POST', id: post?.id ?? 0 },
    readAgain: async () => {
      const { adminNewsPost } = await read({ id: post?.id ?? 0, isEdit: true });
      return adminNewsPost ? { values: valuesOf(adminNewsPost, new Date()), version: adminNewsPost.version } : null;
    },
  });
  const { save, isBusy } = useSavePost(post && { ...post, version: guarded.version });
  const isPictured = pictures.thumbnail.kind !== 'kept' || pictures.image.kind !== 'kept';
  const guard = useUnsavedGuard((form.formState.isDirty || isPictured) && !isDone);

  async function send(values: PostValues) {
    setWrongPicture(null);
    const outcome = await save(inputOf(values), pictures);
    if (outcome.status === 'saved') {
      await guarded.settle({ status: 'done', result: null });
      setIsDone(true);
      await navigate(paths.adminNews());
    }
    if (outcome.status !== 'refused') return;
    const text = serverText(outcome.messageKey, outcome.params);
    if (outcome.messageKey === CHANGED && (await guarded.meet())) return;
    if (outcome.field === 'thumbnail' || outcome.field === 'image') setWrongPicture({ part: outcome.field, text });
    refuseForm(form, outcome.field, text);
  }

  const picture = (part: keyof PostPictures) => ({
    stored: post?.[part] ?? null,
    choice: pictures[part],
    onChoose: (choice: PostPictures[typeof part]) => setPictures((before) => ({ ...before, [part]: choice })),
    error: wrongPicture?.part === part ? wrongPicture.text : null,
  });

  return (
    <>
      <FormFrame form={form} onSubmit={send}>
        {guarded.notice}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} columnGap="8">
          <Box>
            <TextField {...form.register('title')} label={t('form.title')} autoComplete="off" />
            <SlugField form={form} isNew={post === null} />
            <TextAreaField
              {...form.register('description')}
              label={t('form.description')}
              help={t('form.description-help')}
              rows={3}
              isOptional
            />
            <MarkdownField
              {...form.register('content')}
              label={t('form.content')}
              help={t('form.content-help')}
              rows={18}
              hasPictures
              lang="sv"
            />
          </Box>
          <Box>
            <SelectField
              {...form.register('categoryId')}
              label={t('form.category')}
              placeholder={t('form.choose')}
              options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <PublishingFields form={form} post={post} />
            <AnnounceField form={form} post={post} canAnnounce={canAnnounce} />
            <PostPicture label={t('form.thumbnail')} shape="news-thumbnail" {...picture('thumbnail')} />
            <PostPicture label={t('form.image')} shape="news-banner" {...picture('image')} />
          </Box>
        </Grid>
        <Flex wrap="wrap" gap="3">
          <BusyButton type="submit" variant="solid" isBusy={isBusy}>
            {t('save')}
          </BusyButton>
          <ButtonLink variant="ghost" to={paths.adminNews()}>
            {t('cancel')}
          </ButtonLink>
          {post && <DeletePost post={post} onDeleted={() => setIsDone(true)} />}
        </Flex>
      </FormFrame>
      {guard}
    </>
  );
}

type Form = ReturnType<typeof useSchemaForm<PostValues, PostValues>>;

/** The address, or a suggestion from the title when the field is empty. */
function SlugField({ form, isNew }: { form: Form; isNew: boolean }) {
  const { t } = useTranslation('admin-news');
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] });
  const address = slug.trim().toLowerCase() || (title.trim() && slugOf(title));
  return (
    <TextField
      {...form.register('slug')}
      label={t('form.slug')}
      help={
        <>
          <span aria-live="polite">
            {t('form.slug-is', { address: address ? paths.post(address) : `${paths.post('')}…` })}
          </span>
          {!isNew && (
            <>
              <br />
              {t('form.slug-warning')}
            </>
          )}
        </>
      }
      isOptional
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** When readers see it, in Swedish time. */
function PublishingFields({ form, post }: { form: Form; post: EditedPostFragment | null }) {
  const { t } = useTranslation('admin-news');
  const times = useTimes();
  const [publishing, publishAt] = useWatch({ control: form.control, name: ['publishing', 'publishAt'] });
  const isPast = publishing === 'at' && publishAt !== '' && publishAt < fieldTime(new Date().toISOString());
  const wasOut = valuesOf(post, new Date()).publishing === 'now' && post?.publishedAt;
  const now = wasOut ? t('publishing.stays', { date: times.shortDateYear(wasOut) }) : t('publishing.now');
  return (
    <>
      <SelectField
        {...form.register('publishing')}
        label={t('publishing.label')}
        placeholder={t('form.choose')}
        options={[
          { value: 'now', label: now },
          { value: 'at', label: t('publishing.at') },
          { value: 'draft', label: t('publishing.draft') },
        ]}
      />
      {publishing === 'at' && (
        <TextField
          {...form.register('publishAt')}
          type="datetime-local"
          label={t('publishing.time')}
          help={t('publishing.time-help')}
        />
      )}
      <Box role="status">
        {isPast && (
          <Box marginBottom="5">
            <MessageBox kind="warning" title={t('publishing.past')}>
              {t('publishing.past-means')}
            </MessageBox>
          </Box>
        )}
      </Box>
    </>
  );
}
