import { styled } from '../styled-system/jsx';
import { FRAMES } from '../ui/form/image-crop';
import { pictureSource } from '../ui/picture-source';
import { DrawnBanner } from './drawn-banner';

const { width, height } = FRAMES.banner;

/** Half as large as it is cropped, a quarter on a phone. */
const Frame = styled('div', {
  base: {
    width: { base: '250px', md: '500px' },
    height: { base: '50px', md: '100px' },
    maxWidth: 'full',
    overflow: 'hidden',
    borderRadius: 'md',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface BannerPictureProps {
  /** Null: a pattern is drawn in its place. */
  banner: string | null;
  /** Whose it is: no two patterns are alike. */
  seed: number;
}

/** A banner where it is changed or waits, without words: what stands above it says whose. */
export const BannerPicture = ({ banner, seed }: BannerPictureProps) => (
  <Frame>
    {banner ? (
      <img src={pictureSource(banner, width)} alt="" width={width} height={height} loading="lazy" decoding="async" />
    ) : (
      <DrawnBanner seed={seed} />
    )}
  </Frame>
);
