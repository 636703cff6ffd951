import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFault } from '../../../lib/faults';
import { useServerText } from '../../../lib/i18n/server-text';
import { uploadImage } from '../../../lib/upload-image';
import { useAction } from '../../../lib/use-action';
import { croppedPng, type CroppedImage } from '../../../ui/form/image-crop';
import type { GuardedForm } from '../conflict/use-guarded-form';
import { useSaveTeamMutation } from './team-dialog.generated';
import type { TeamFields } from './team-form-schema';

export type Pictures = Record<'logo' | 'banner', CroppedImage | null>;
/** Sentences about pictures that the server refused. */
type WrongPictures = Partial<Record<keyof Pictures, string>>;

interface SavedTeam extends TeamFields {
  pictures: Pictures;
}

/** Uploads new pictures and saves the team. The guard of its form shows a refusal. */
export function useSaveTeam(
  teamId: number,
  guard: Pick<GuardedForm<string>, 'version' | 'settle'>,
  onSaved: () => void,
) {
  const { t } = useTranslation('admin-teams');
  const serverText = useServerText();
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<WrongPictures>({});
  const { run } = useAction(useSaveTeamMutation(), {
    success: t('saved'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminTeams'],
  });

  /** The picture for the mutation: a name, null for none, undefined for no change; false when it was refused. */
  async function picture(field: keyof Pictures, chosen: CroppedImage | null, isWithout: boolean) {
    if (!chosen) return isWithout ? null : undefined;
    const outcome = await croppedPng(chosen)
      .then(uploadImage)
      .catch((fault: unknown) => {
        reportFault(fault);
        return { status: 'refused', messageKey: 'api.error.internal', params: [] } as const;
      });
    if (outcome.status === 'stored') return outcome.name;
    setWrong({ [field]: serverText(outcome.messageKey, [...outcome.params]) });
    return false;
  }

  async function saveAll({ name, isActive, withoutLogo, withoutBanner, pictures, slots }: SavedTeam) {
    const logo = await picture('logo', pictures.logo, withoutLogo);
    const banner = logo === false ? false : await picture('banner', pictures.banner, withoutBanner);
    if (logo === false || banner === false) return;
    const players = slots.map(({ id }, index) => ({ playerId: id, sortOrder: index + 1 }));
    const outcome = await run({
      input: { teamId, version: guard.version, name, isActive, logo, banner, players },
    });
    if (await guard.settle(outcome)) onSaved();
  }

  async function save(saved: SavedTeam) {
    setWrong({});
    setIsBusy(true);
    await saveAll(saved);
    setIsBusy(false);
  }
  return { save, isBusy, wrong };
}
