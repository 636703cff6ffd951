import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SaveTeamDocument, type AdminTeamPartsFragment } from '../../../gql/admin/graphql';
import { reportFault } from '../../../lib/faults';
import { useServerText } from '../../../lib/i18n/server-text';
import { uploadImage } from '../../../lib/upload-image';
import { useAction } from '../../../lib/use-action';
import { refuse } from '../../../ui/form/form-refusal';
import { croppedPng, type CroppedImage } from '../../../ui/form/image-crop';
import type { Slot, TeamFields } from './team-form-schema';

export type Pictures = Record<'logo' | 'banner', CroppedImage | null>;
/** Sentences about pictures that the server refused. */
type WrongPictures = Partial<Record<keyof Pictures, string>>;

interface SavedTeam extends TeamFields {
  pictures: Pictures;
  slots: readonly Slot[];
}

/** Uploads new pictures and saves the team. Shows a refusal at its field. */
export function useSaveTeam(form: UseFormReturn<TeamFields>, team: AdminTeamPartsFragment, onSaved: () => void) {
  const { t } = useTranslation('admin-teams');
  const serverText = useServerText();
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<WrongPictures>({});
  const [isOutdated, setIsOutdated] = useState(false);
  const { run } = useAction(SaveTeamDocument, {
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
      input: { teamId: team.id, version: team.version, name, isActive, logo, banner, players },
    });
    if (outcome.status === 'done') onSaved();
    if (outcome.status === 'failed') refuse(form, null, outcome.text);
    if (outcome.status !== 'refused') return;
    const { code, field } = outcome.problem;
    setIsOutdated(code === 'CHANGED_MEANWHILE');
    refuse(form, field ?? null, outcome.text);
  }

  async function save(saved: SavedTeam) {
    setWrong({});
    setIsBusy(true);
    await saveAll(saved);
    setIsBusy(false);
  }
  return { save, isBusy, wrong, isOutdated };
}
