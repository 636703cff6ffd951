import { useTranslation } from 'react-i18next';
import { Stack } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { BannerPicture } from '../../../league/banner-picture';
import { RequestWaiting } from '../../../league/request-waiting';
import { AvatarPicture } from './avatar-picture';
import type { OpenImageRequestFragment } from './open-image-request.generated';

interface WaitingImagesProps {
  request: OpenImageRequestFragment;
  playerId: number;
  nickname: string;
  isResult: boolean;
}

/** The pictures that wait for staff. No others can be requested until staff decide. */
export function WaitingImages({ request, playerId, nickname, isResult }: WaitingImagesProps) {
  const { t } = useTranslation('players-settings');
  const { avatar, banner } = request;
  return (
    <RequestWaiting title={t('waiting.title')} request={request} refetch={['PlayerSettingsPage']} isResult={isResult}>
      <Text color="fg.muted">{t('waiting.text')}</Text>
      <Stack gap="3" marginTop="3">
        {avatar && <AvatarPicture image={avatar} name={nickname} />}
        {banner && <BannerPicture banner={banner} seed={playerId} />}
      </Stack>
    </RequestWaiting>
  );
}
