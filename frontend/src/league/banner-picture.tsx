import { styled } from '../styled-system/jsx';
import { FRAMES } from '../ui/form/image-crop';
import { pictureSource } from '../ui/picture-source';
import { DrawnBanner } from './drawn-banner';

const { width, height } = FRAMES.banner;

/** Half as large as the cropped picture, a quarter on a phone. */
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
  /** Null: a drawn pattern is shown. */
  banner: string | null;
  /** The owner's id, so that every pattern is different. */
  seed: number;
}

/** A banner in settings or in a request, without alt text, because the text above it says whose it is. */
export const BannerPicture = ({ banner, seed }: BannerPictureProps) => (
  <Frame>
    {banner ? (
      <img src={pictureSource(banner, width)} alt="" width={width} height={height} loading="lazy" decoding="async" />
    ) : (
      <DrawnBanner seed={seed} />
    )}
  </Frame>
);
