import { useState } from 'react';
import { reportFault } from '../../../lib/faults';
import { notifyReader } from '../../../lib/notify';
import { useServerText } from '../../../lib/i18n/server-text';
import { uploadImage } from '../../../lib/upload-image';
import { useAction } from '../../../lib/use-action';
import { croppedPng, type CroppedImage } from '../../../ui/form/image-crop';
import { useSavePlayerImagesMutation } from './image-actions.generated';

/** The pictures that a player has chosen; null for no change. */
export interface ChosenImages {
  avatar: CroppedImage | null;
  banner: CroppedImage | null;
}

type Wrong = Partial<Record<keyof ChosenImages, string>>;

/** Uploads the chosen pictures and sends a request to staff. `wrong`: the server's sentences about refused pictures. */
export function useSaveImages() {
  const serverText = useServerText();
  const { run } = useAction(useSavePlayerImagesMutation(), { refetch: ['PlayerSettingsPage'] });
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  /** The uploaded picture's name; null without one, undefined when it was refused. */
  const sendIn = async (kind: keyof ChosenImages, chosen: CroppedImage | null): Promise<string | null | undefined> => {
    if (!chosen) return null;
    const outcome = await uploadImage(await croppedPng(chosen));
    if (outcome.status === 'stored') return outcome.name;
    setWrong((before) => ({ ...before, [kind]: serverText(outcome.messageKey, outcome.params) }));
    return undefined;
  };

  /** Returns true when the pictures wait for staff. */
  const save = async (chosen: ChosenImages): Promise<boolean> => {
    if (!chosen.avatar && !chosen.banner) {
      notifyReader({ kind: 'info', text: serverText('team-settings.change-picture') });
      return false;
    }
    setIsBusy(true);
    setWrong({});
    try {
      const [avatar, banner] = await Promise.all([sendIn('avatar', chosen.avatar), sendIn('banner', chosen.banner)]);
      if (avatar === undefined || banner === undefined) return false;
      return (await run({ input: { avatar, banner } })).status === 'done';
    } catch (fault) {
      reportFault(fault);
      notifyReader({ kind: 'error', text: serverText('api.error.internal') });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return { save, isBusy, wrong };
}
