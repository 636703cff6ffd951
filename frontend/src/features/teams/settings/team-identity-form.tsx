import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { styled } from '../../../styled-system/jsx';
import { BannerPicture } from '../../../league/banner-picture';
import { Button } from '../../../ui/button';
import { Crest } from '../../../ui/crest';
import { useDraftFields } from '../../../league/drafts/use-draft-fields';
import { useDraftPicture } from '../../../league/drafts/use-draft-picture';
import { TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { FRAMES } from '../../../ui/form/image-crop';
import { ImageField } from '../../../ui/form/image-field';
import { Spinner } from '../../../ui/page/spinner';
import { TEAM_NAME_MAX, teamName } from '../team-name';
import { TeamNameNote } from '../team-name-note';
import type { TeamIdentityFragment } from './team-identity.generated';
import { useSaveIdentity } from './use-save-identity';
import type { ViewerTeam } from './viewer-team';

const schema = z.object({ name: teamName });

/** All its fields are disabled when the fieldset is. */
const Fields = styled('fieldset', { base: { minWidth: '0' } });

/** A crest in its whole size; on a phone it would fill the first screen. */
const Logo = styled('div', {
  base: { lineHeight: '0', '& > *': { maxWidth: { base: '12rem', md: 'full' }, height: 'auto!', aspectRatio: '1' } },
});

/** Requests a new name, crest or banner from staff. Players who may not do this see the present ones. */
export function TeamIdentityForm({ team }: { team: TeamIdentityFragment & Pick<ViewerTeam, 'viewerCan'> }) {
  const { t } = useTranslation('teams-settings');
  const form = useSchemaForm(schema, { name: team.name });
  const name = useWatch({ control: form.control, name: 'name' });
  const draft = { form: 'team-identity', thing: team.id };
  const { notice, clear } = useDraftFields(form, draft);
  const logo = useDraftPicture(draft, 'logo');
  const banner = useDraftPicture(draft, 'banner');
  const { save, isBusy, wrong } = useSaveIdentity(form, team);
  const isDisabled = !team.viewerCan.rename;
  const send = async (typed: { name: string }) => {
    if (!(await save({ ...typed, logo: logo.picture, banner: banner.picture }))) return;
    clear();
    logo.clear();
    banner.clear();
  };

  return (
    <FormFrame form={form} onSubmit={send}>
      {notice}
      <Fields disabled={isDisabled || isBusy}>
        <TextField
          {...form.register('name')}
          label={t('identity.name')}
          help={isDisabled ? undefined : <TeamNameNote name={name} own={team} />}
          maxLength={TEAM_NAME_MAX}
          autoComplete="off"
        />
        <ImageField
          label={t('identity.logo')}
          shape="logo"
          current={
            <Logo>
              <Crest image={team.logo} name={team.name} size={FRAMES.logo.width} />
            </Logo>
          }
          value={logo.picture}
          onChange={logo.choose}
          error={wrong.logo}
          isDisabled={isDisabled}
        />
        <ImageField
          label={t('identity.banner')}
          shape="banner"
          current={<BannerPicture banner={team.banner} seed={team.id} />}
          value={banner.picture}
          onChange={banner.choose}
          error={wrong.banner}
          isDisabled={isDisabled}
        />
        <Button type="submit" variant="solid" isWaiting={isBusy} disabled={isDisabled}>
          {isBusy && <Spinner />}
          {t('identity.send')}
        </Button>
      </Fields>
    </FormFrame>
  );
}
