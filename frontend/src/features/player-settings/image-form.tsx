import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerSettingsPageQuery } from '../../gql/account/graphql';
import { BannerPicture } from '../../league/banner-picture';
import { Button } from '../../ui/button';
import { ImageField } from '../../ui/image-field';
import { Spinner } from '../../ui/spinner';
import { AvatarPicture } from './avatar-picture';
import { useSaveImages, type ChosenImages } from './use-save-images';

const NOTHING: ChosenImages = { avatar: null, banner: null };

/** Chooses new pictures for the player's page; saved, they wait for staff. */
export function ImageForm({ player }: { player: NonNullable<PlayerSettingsPageQuery['mySettings']> }) {
  const { t } = useTranslation('player-settings');
  const [chosen, setChosen] = useState(NOTHING);
  const { save, isBusy, wrong } = useSaveImages();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(chosen);
      }}
    >
      <Text color="fg.muted" marginBottom="4">
        {t('images.intro')}
      </Text>
      <ImageField
        label={t('images.avatar')}
        shape="avatar"
        current={<AvatarPicture image={player.avatar} name={player.nickname} />}
        value={chosen.avatar}
        onChange={(avatar) => setChosen((before) => ({ ...before, avatar }))}
        error={wrong.avatar}
        isDisabled={isBusy}
      />
      <ImageField
        label={t('images.banner')}
        shape="banner"
        current={<BannerPicture banner={player.banner} seed={player.id} />}
        value={chosen.banner}
        onChange={(banner) => setChosen((before) => ({ ...before, banner }))}
        error={wrong.banner}
        isDisabled={isBusy}
      />
      <Button type="submit" variant="solid" disabled={isBusy}>
        {isBusy && <Spinner />}
        {t('images.save')}
      </Button>
    </form>
  );
}
