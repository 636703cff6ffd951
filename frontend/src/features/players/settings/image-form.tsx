import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text';
import { BannerPicture } from '../../../league/banner-picture';
import { Button } from '../../../ui/button';
import { useDraftPicture } from '../../../league/drafts/use-draft-picture';
import { ImageField } from '../../../ui/form/image-field';
import { Spinner } from '../../../ui/page/spinner';
import { AvatarPicture } from './avatar-picture';
import type { PlayerSettingsPageQuery } from './player-settings-page.generated';
import { useSaveImages } from './use-save-images';

/** Chooses new pictures for the player's page. After saving, they wait for staff. */
export function ImageForm({ player }: { player: NonNullable<PlayerSettingsPageQuery['mySettings']> }) {
  const { t } = useTranslation('players-settings');
  const draft = { form: 'player-pictures', thing: player.id };
  const avatar = useDraftPicture(draft, 'avatar');
  const banner = useDraftPicture(draft, 'banner');
  const { save, isBusy, wrong } = useSaveImages();
  const send = async () => {
    if (!(await save({ avatar: avatar.picture, banner: banner.picture }))) return;
    avatar.clear();
    banner.clear();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text color="fg.muted" marginBottom="4">
        {t('images.intro')}
      </Text>
      <ImageField
        label={t('images.avatar')}
        shape="avatar"
        current={<AvatarPicture image={player.avatar} name={player.nickname} />}
        value={avatar.picture}
        onChange={avatar.choose}
        error={wrong.avatar}
        isDisabled={isBusy}
      />
      <ImageField
        label={t('images.banner')}
        shape="banner"
        current={<BannerPicture banner={player.banner} seed={player.id} />}
        value={banner.picture}
        onChange={banner.choose}
        error={wrong.banner}
        isDisabled={isBusy}
      />
      <Button type="submit" variant="solid" isWaiting={isBusy}>
        {isBusy && <Spinner />}
        {t('images.save')}
      </Button>
    </form>
  );
}
