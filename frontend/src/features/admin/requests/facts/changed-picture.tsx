import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FRAMES } from '../../../../ui/form/image-crop';
import { pictureSource } from '../../../../ui/picture-source';

interface ChangedPictureProps {
  label: string;
  shape: keyof typeof WIDEST;
  /** The present picture; null when there is none yet, or nothing to compare with. */
  before: string | null;
  /** Null: the picture was not accepted, so it was deleted. */
  after: string | null;
}

/** The largest width of a picture, CSS px: large enough to judge it. */
const WIDEST = { avatar: 150, logo: 350, banner: 500 } as const;

const Pair = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    // a crest and its follower are compared side by side on a phone too; a banner would be too small for it
    '&[data-shape=logo], &[data-shape=avatar]': { flexWrap: 'nowrap', '& > figure': { minWidth: '0' } },
    '& figcaption, & > p': { color: 'fg.muted', fontSize: 'sm' },
    '& img': { maxWidth: 'full', height: 'auto', objectFit: 'contain', bg: 'bg.raised', borderRadius: 'md' },
  },
});

/** The present picture and the requested one, side by side. */
export function ChangedPicture({ label, shape, before, after }: ChangedPictureProps) {
  const { t } = useTranslation('admin-requests');
  return (
    <Pair data-shape={shape}>
      {before && <Picture image={before} shape={shape} caption={t('change.before', { what: label })} />}
      {after ? (
        <Picture image={after} shape={shape} caption={before ? t('change.after', { what: label }) : label} />
      ) : (
        <p>{t('change.gone', { what: label })}</p>
      )}
    </Pair>
  );
}

function Picture({ image, shape, caption }: { image: string; shape: keyof typeof WIDEST; caption: string }) {
  const width = WIDEST[shape];
  const height = Math.round((width * FRAMES[shape].height) / FRAMES[shape].width);
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <img
        src={pictureSource(image, width)}
        alt={caption}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </figure>
  );
}
