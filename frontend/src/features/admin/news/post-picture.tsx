import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { FRAMES, type ImageShape } from '../../../ui/form/image-crop';
import { ImageField } from '../../../ui/form/image-field';
import { pictureSource } from '../../../ui/picture-source';
import type { PictureChoice } from './use-save-post';

interface PostPictureProps {
  label: string;
  shape: ImageShape;
  /** The stored picture. */
  stored: string | null;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
  error: string | null;
}

const Stored = chakra('div', {
  base: {
    maxWidth: '20rem',
    '& > img': { display: 'block', width: 'full', height: 'auto', borderRadius: 'md' },
  },
});

/** One of a post's pictures: the stored one, a new one, or none. */
export function PostPicture({ label, shape, stored, choice, onChoose, error }: PostPictureProps) {
  const { t } = useTranslation('admin-news');
  const { width, height } = FRAMES[shape];
  const act = choice.kind === 'kept' ? 'picture.remove' : 'picture.keep';
  const isShown = stored !== null && choice.kind === 'kept';
  return (
    <div>
      <ImageField
        label={label}
        shape={shape}
        current={
          isShown && (
            <Stored>
              <img src={pictureSource(stored, width)} alt="" width={width} height={height} />
            </Stored>
          )
        }
        value={choice.kind === 'chosen' ? choice.picture : null}
        onChange={(picture) => onChoose(picture ? { kind: 'chosen', picture } : { kind: 'kept' })}
        error={error}
      />
      {stored !== null && choice.kind !== 'chosen' && (
        <Button
          variant="ghost"
          aria-label={`${t(act)}: ${label}`}
          marginTop="-3"
          marginBottom="5"
          onClick={() => onChoose(choice.kind === 'kept' ? { kind: 'removed' } : { kind: 'kept' })}
        >
          {t(act)}
        </Button>
      )}
    </div>
  );
}
