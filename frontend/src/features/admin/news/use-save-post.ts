import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFault } from '../../../lib/faults';
import type { ProblemPartsFragment } from '../../../lib/problem.generated';
import type { NewsInput } from '../../../lib/schema.generated';
import { uploadImage, type UploadOutcome } from '../../../lib/upload-image';
import { useAction } from '../../../lib/use-action';
import { croppedPng, type CroppedImage } from '../../../ui/form/image-crop';
import { useChangeNewsMutation, useCreateNewsMutation } from './news-actions.generated';
import type { EditedPostFragment } from './news-page.generated';

/** The form's choice of a picture: the stored one, a new one, or none. */
export type PictureChoice = { kind: 'kept' } | { kind: 'chosen'; picture: CroppedImage } | { kind: 'removed' };

export interface PostPictures {
  thumbnail: PictureChoice;
  image: PictureChoice;
}

type Refused = Pick<ProblemPartsFragment, 'messageKey' | 'params'> & { field: string | null };
export type SaveOutcome = { status: 'saved' } | ({ status: 'refused' } & Refused) | { status: 'failed' };

/** Saves a post: uploads its new pictures first, then sends the texts with the pictures' names. */
export function useSavePost(post: EditedPostFragment | null) {
  const { t } = useTranslation('admin-news');
  const options = { success: t('saved'), isProblemSilent: true, refetch: ['AdminNews'] };
  const create = useAction(useCreateNewsMutation(), options);
  const change = useAction(useChangeNewsMutation(), options);
  const [isSending, setIsSending] = useState(false);

  async function write(input: NewsInput): Promise<SaveOutcome> {
    const outcome = post
      ? await change.run({ id: post.id, version: post.version, input })
      : await create.run({ input });
    if (outcome.status === 'refused')
      return { ...outcome.problem, status: 'refused', field: outcome.problem.field ?? null };
    return { status: outcome.status === 'done' ? 'saved' : 'failed' };
  }

  async function save(words: NewsInput, pictures: PostPictures): Promise<SaveOutcome> {
    setIsSending(true);
    try {
      const input = { ...words };
      for (const part of ['thumbnail', 'image'] as const) {
        const choice = pictures[part];
        if (choice.kind === 'removed') input[part] = null;
        if (choice.kind !== 'chosen') continue;
        const sent = await send(choice.picture);
        if (sent.status === 'refused') return { ...sent, params: sent.params.map(withTypename), field: part };
        input[part] = sent.name;
      }
      return await write(input);
    } finally {
      setIsSending(false);
    }
  }

  return { save, isBusy: isSending };
}

const withTypename = (param: { name: string; value: string }) => ({ __typename: 'ProblemParam' as const, ...param });

async function send(picture: CroppedImage): Promise<UploadOutcome> {
  try {
    return await uploadImage(await croppedPng(picture));
  } catch (fault) {
    reportFault(fault);
    return { status: 'refused', messageKey: 'api.error.internal', params: [] };
  }
}
