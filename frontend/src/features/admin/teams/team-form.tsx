import { chakra, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminTeamPartsFragment } from '../../../gql/admin/graphql';
import { paths } from '../../../lib/paths';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { Crest } from '../../../ui/crest';
import { CheckboxField, TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { FRAMES } from '../../../ui/form/image-crop';
import { ImageField } from '../../../ui/form/image-field';
import { Link } from '../../../ui/link';
import { Modal } from '../../../ui/dialog/modal';
import { pictureSource } from '../../../ui/picture-source';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { useFormDraft } from '../use-form-draft';
import { DraftNotice } from '../draft-notice';
import { useIsAdmin } from '../use-is-admin';
import { RosterSlots } from './roster-slots';
import { slotsOf, TEAM_NAME_MAX, teamSchema, type TeamFields } from './team-form-schema';
import { TeamHistory } from './team-history';
import { useSaveTeam, type Pictures } from './use-save-team';

interface TeamFormProps {
  team: AdminTeamPartsFragment;
  /** Reads the team again and starts a new form. */
  onReload: () => void;
  onClose: () => void;
}

const NO_PICTURES: Pictures = { logo: null, banner: null };
const CREST_SIDE = 96;

const Fields = chakra('fieldset', { base: { minWidth: '0' } });
const Banner = chakra('img', { base: { width: 'full', height: 'auto', borderRadius: 'md' } });

/** The dialog's form: name, pictures and active flag, the slots, and the team's earlier players. */
export function TeamForm({ team, onReload, onClose }: TeamFormProps) {
  const { t } = useTranslation('admin-teams');
  const isAdmin = useIsAdmin();
  const formId = useId();
  const form = useSchemaForm(teamSchema, {
    name: team.name,
    isActive: team.isActive,
    withoutLogo: false,
    withoutBanner: false,
  });
  const [pictures, setPictures] = useState(NO_PICTURES);
  const draft = useFormDraft(form, { form: 'team', thing: team.id, version: team.version });
  const roster = useDraftState({ form: 'team-slots', thing: team.id }, slotsOf(team));
  const { value: slots, change: setSlots } = roster;
  const forget = () => {
    draft.clear();
    roster.clear();
  };
  const leave = () => {
    forget();
    onClose();
  };
  const [dialog, ask] = useConfirm();
  const { save, isBusy, wrong, isOutdated } = useSaveTeam(
    form,
    { ...team, version: draft.version ?? team.version },
    leave,
  );
  const isLocked = !team.viewerMaySave;
  const isEmptied = slots.length === 0 && team.roster.length > 0;
  const hasMoved = String(slots.map(({ id }) => id)) !== String(team.roster.map(({ player }) => player.id));
  const isDirty = form.formState.isDirty || hasMoved || pictures.logo !== null || pictures.banner !== null;

  async function send(fields: TeamFields) {
    const run = () => save({ ...fields, pictures, slots });
    if (!isEmptied) return run();
    ask({ children: t('empties'), confirmLabel: t('empty-team'), isDestructive: true, onConfirm: run });
  }
  function close() {
    if (!isDirty) onClose();
    else ask({ children: t('unsaved'), confirmLabel: t('close-anyway'), isDestructive: true, onConfirm: leave });
  }

  return (
    <Modal
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
        {draft.notice || (roster.isRestored && <DraftNotice onDiscard={roster.clear} />)}
        {isOutdated && (
          <Button
            marginBottom="5"
            onClick={() => {
              forget();
              onReload();
            }}
          >
            {t('reload')}
          </Button>
        )}
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
    </Modal>
  );
}
