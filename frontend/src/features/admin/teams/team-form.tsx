import { chakra, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { Crest } from '../../../ui/crest';
import { CheckboxField, TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { FRAMES } from '../../../ui/form/image-crop';
import { ImageField } from '../../../ui/form/image-field';
import { Link } from '../../../ui/link';
import { StaffDialog } from '../kit/staff-dialog';
import { pictureSource } from '../../../ui/picture-source';
import { useStaffConfirm } from '../kit/staff-confirm';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useIsAdmin } from '../use-is-admin';
import { RosterSlots } from './roster-slots';
import { AdminTeamDocument, type AdminTeamPartsFragment } from './team-dialog.generated';
import { TEAM_NAME_MAX, teamSchema, valuesOf, type Slot, type TeamFields } from './team-form-schema';
import { TeamHistory } from './team-history';
import { useSaveTeam, type Pictures } from './use-save-team';

interface TeamFormProps {
  team: AdminTeamPartsFragment;
  onClose: () => void;
}

/** The captain first. */
const sayPlayers = (slots: unknown): string => (slots as Slot[]).map(({ nickname }) => nickname).join('\n');

const NO_PICTURES: Pictures = { logo: null, banner: null };
const CREST_SIDE = 96;

const Fields = chakra('fieldset', { base: { minWidth: '0' } });
const Banner = chakra('img', { base: { width: 'full', height: 'auto', borderRadius: 'md' } });

/** The dialog's form: name, pictures and active flag, the slots, and the team's earlier players. */
export function TeamForm({ team, onClose }: TeamFormProps) {
  const { t } = useTranslation('admin-teams');
  const isAdmin = useIsAdmin();
  const formId = useId();
  const form = useSchemaForm(teamSchema, valuesOf(team));
  const [pictures, setPictures] = useState(NO_PICTURES);
  const read = useRead(AdminTeamDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'team', thing: team.id },
    version: team.version,
    edits: { kind: 'TEAM', id: team.id },
    readAgain: async () => {
      const { adminTeam } = await read({ id: team.id });
      return adminTeam ? { values: valuesOf(adminTeam), version: adminTeam.version } : null;
    },
    lists: { slots: { label: t('column.players'), say: sayPlayers } },
  });
  const slots = useWatch({ control: form.control, name: 'slots' });
  const setSlots = (next: Slot[]) => form.setValue('slots', next, { shouldDirty: true });
  const leave = () => {
    guarded.discard();
    onClose();
  };
  const [dialog, ask] = useStaffConfirm();
  const { save, isBusy, wrong } = useSaveTeam(team.id, guarded, onClose);
  const isLocked = !team.viewerMaySave;
  const isEmptied = slots.length === 0 && team.roster.length > 0;
  const isDirty = form.formState.isDirty || pictures.logo !== null || pictures.banner !== null;

  async function send(fields: TeamFields) {
    const run = () => save({ ...fields, pictures });
    if (!isEmptied) return run();
    ask({ children: t('empties'), confirmLabel: t('empty-team'), isDestructive: true, onConfirm: run });
  }
  function close() {
    if (!isDirty) onClose();
    else ask({ children: t('unsaved'), confirmLabel: t('close-anyway'), isDestructive: true, onConfirm: leave });
  }

  return (
    <StaffDialog
      title={team.name}
      isWide
      onClose={close}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={isBusy} disabled={isLocked}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      {isLocked && (
        <Text marginBottom="4" role="note">
          {t('own-team')}
        </Text>
      )}
      <FormFrame form={form} id={formId} onSubmit={send}>
        {guarded.notice}
        <Fields disabled={isLocked || isBusy}>
          <TextField {...form.register('name')} label={t('column.name')} maxLength={TEAM_NAME_MAX} autoComplete="off" />
          <CheckboxField {...form.register('isActive')} label={t('is-active')} help={t('is-active-help')} isOptional />
          <RosterSlots teamId={team.id} slots={slots} onChange={setSlots} isDisabled={isLocked || isBusy} />
          {team.pendingInvites > 0 && (
            <Text color="fg.muted" marginBottom="5">
              {t('pending', { count: team.pendingInvites })}
            </Text>
          )}
          <ImageField
            label={t('logo')}
            shape="logo"
            current={<Crest image={team.logo} name={team.name} size={CREST_SIDE} />}
            value={pictures.logo}
            onChange={(logo) => setPictures((before) => ({ ...before, logo }))}
            error={wrong.logo}
            isDisabled={isLocked}
          />
          {team.logo && !pictures.logo && (
            <CheckboxField {...form.register('withoutLogo')} label={t('without-logo')} isOptional />
          )}
          <ImageField
            label={t('banner')}
            shape="banner"
            current={
              team.banner && (
                <Banner
                  src={pictureSource(team.banner, FRAMES.banner.width)}
                  alt=""
                  width={FRAMES.banner.width}
                  height={FRAMES.banner.height}
                />
              )
            }
            value={pictures.banner}
            onChange={(banner) => setPictures((before) => ({ ...before, banner }))}
            error={wrong.banner}
            isDisabled={isLocked}
          />
          {team.banner && !pictures.banner && (
            <CheckboxField {...form.register('withoutBanner')} label={t('without-banner')} isOptional />
          )}
        </Fields>
      </FormFrame>
      {isAdmin && (
        <Text marginTop="4">
          <Link to={paths.adminSanctions(team.name)}>{t('sanctions')}</Link>
        </Text>
      )}
      <TeamHistory team={team.name} history={team.history} />
      {dialog}
    </StaffDialog>
  );
}
