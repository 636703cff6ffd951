import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notifyReader } from '../../../lib/notify';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { refuseForm } from '../../../ui/form/form-refusal';
import type { CroppedImage } from '../../../ui/form/image-crop';
import { sendPicture } from '../send-picture';
import type { TeamIdentityFragment } from './team-identity.generated';
import { useSaveTeamInfoMutation } from './team-settings-actions.generated';

/** The form's values: the present name, and new pictures if any were chosen. */
interface Typed {
  name: string;
  logo: CroppedImage | null;
  banner: CroppedImage | null;
}

/** Sentences about pictures that the server refused. */
type WrongPictures = Partial<Record<'logo' | 'banner', string>>;

/**
 * Sends a request for the changed values, and returns whether it was sent. Says when nothing has changed, and shows a
 * refusal at its field.
 */
export function useSaveIdentity<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  team: TeamIdentityFragment,
): { save: (typed: Typed) => Promise<boolean>; isBusy: boolean; wrong: WrongPictures } {
  const serverText = useServerText();
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<WrongPictures>({});
  const { run } = useAction(useSaveTeamInfoMutation(), { isProblemSilent: true, refetch: ['TeamSettingsPage'] });

  /** The name of the uploaded picture; null when none was chosen, undefined when it was refused. */
  const sendOne = async (field: 'logo' | 'banner', picture: CroppedImage | null) => {
    if (picture === null) return null;
    const outcome = await sendPicture(picture);
    if (outcome.status === 'stored') return outcome.name;
    setWrong({ [field]: serverText(outcome.messageKey, outcome.params) });
    return undefined;
  };

  const saveChanged = async ({ name, ...pictures }: Typed) => {
    const logo = await sendOne('logo', pictures.logo);
    const banner = logo === undefined ? undefined : await sendOne('banner', pictures.banner);
    if (logo === undefined || banner === undefined) return false;
    const outcome = await run({ input: { name: name === team.name ? null : name, logo, banner } });
    if (outcome.status !== 'refused') return outcome.status === 'done';
    const { field, messageKey, params } = outcome.problem;
    refuseForm(form, field, serverText(messageKey, params));
    return false;
  };

  const save = async (typed: Typed) => {
    if (typed.name === team.name && !typed.logo && !typed.banner) {
      notifyReader({ kind: 'info', text: serverText('team-settings.change-picture') });
      return false;
    }
    setWrong({});
    setIsBusy(true);
    const isAsked = await saveChanged(typed);
    setIsBusy(false);
    return isAsked;
  };
  return { save, isBusy, wrong };
}
