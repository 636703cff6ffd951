import { chakra } from '@chakra-ui/react';
import { DrawnBanner } from '../../league/drawn-banner';
import { Crest } from '../../ui/crest';
import { FRAMES } from '../../ui/image-crop';
import { pictureSource } from '../../ui/picture-source';

const Frame = chakra('div', {
  base: {
    // public-site.md section 9: 500 x 100 on large screens, 250 x 50 on small ones
    width: { base: '250px', md: '500px' },
    height: { base: '50px', md: '100px' },
    maxWidth: 'full',
    overflow: 'hidden',
    borderRadius: 'md',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

/** The player's picture as it is shown on the page. */
export const AvatarPicture = ({ image, name }: { image: string | null; name: string }) => (
  <Crest image={image} name={name} size={FRAMES.avatar.width} isRound isEager />
);

/** The player's banner, or the pattern that stands in for it. */
export const BannerPicture = ({ image, playerId }: { image: string | null; playerId: number }) => (
  <Frame>
    {image ? (
      <img src={pictureSource(image, FRAMES.banner.width)} alt="" width={500} height={100} decoding="async" />
    ) : (
      <DrawnBanner seed={playerId} />
    )}
  </Frame>
);
