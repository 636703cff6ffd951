import { chakra } from '@chakra-ui/react';
import { DrawnBanner } from '../../../league/drawn-banner';
import { FRAMES } from '../../../ui/image-crop';
import { pictureSource } from '../../../ui/picture-source';

const { width, height } = FRAMES.banner;

const Frame = chakra('div', {
  base: {
    width: 'full',
    aspectRatio: `${width} / ${height}`,
    overflow: 'hidden',
    borderRadius: 'md',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface BannerPictureProps {
  /** Null: what is drawn in its place. */
  banner: string | null;
  teamId: number;
}

/** A team's banner, without words: what stands above it says whose. */
export const BannerPicture = ({ banner, teamId }: BannerPictureProps) => (
  <Frame>
    {banner ? (
      <img src={pictureSource(banner, width)} alt="" width={width} height={height} loading="lazy" />
    ) : (
      <DrawnBanner seed={teamId} />
    )}
  </Frame>
);
