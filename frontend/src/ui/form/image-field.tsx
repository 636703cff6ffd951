import { ImageUp, Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Skeleton } from '../skeleton';
import { button } from '../../theme/recipes/button';
import { Button } from '../button';
import { ErrorState } from '../page/error-state';
import { PICTURE_TYPES, isHeic } from '../../lib/picture-file';
import { FRAMES, type CroppedImage, type ImageShape } from './image-crop';
import { lazyPart } from '../page/lazy-part';

const ImageCropper = lazyPart(() => import('./image-cropper').then((module) => module.ImageCropper));

interface ImageFieldProps {
  label: string;
  shape: ImageShape;
  /** The present picture, shown until another one is chosen. */
  current?: ReactNode;
  value: CroppedImage | null;
  /** Called with the chosen part of the picture, and with null when the choice is removed. */
  onChange: (value: CroppedImage | null) => void;
  /** The server's message about the picture, shown at the field. */
  error?: string | null;
  isDisabled?: boolean;
}

/** The file dialog can be told to offer all files. This one could be read, but is a program rather than a picture. */
const SVG = 'image/svg+xml';

const Frame = styled('div', {
  base: {
    marginBottom: '5',
    '& > .label': { marginBottom: '1', fontWeight: 'medium' },
    '& .help': { color: 'fg.muted', fontSize: 'sm' },
    '& .wrong': { color: 'fg.loss', fontSize: 'sm', marginTop: '1' },
    '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2', marginBottom: '1' },
  },
});

const FileLabel = styled(styled('label', button), {
  base: {
    position: 'relative',
    '&:focus-within': { outline: '2px solid', outlineColor: 'action', outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
  },
});

/** As large as the cropper will be, on a page of any width. */
function frameOf(shape: ImageShape) {
  const { width, height } = FRAMES[shape];
  return { width, aspectRatio: `${width} / ${height}` };
}

/** The decoded picture of a file; rejects for other files. */
async function pictureOf(file: File): Promise<HTMLImageElement> {
  if (file.type === SVG) throw new TypeError(file.type);
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch (refusal) {
    URL.revokeObjectURL(image.src);
    throw refusal;
  }
  return image;
}

/** Chooses a picture and the part of it to keep. Nothing is sent; the form does that with `croppedPng`. */
export function ImageField(props: ImageFieldProps) {
  const { label, shape, current, value, onChange, error, isDisabled = false } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const [image, setImage] = useState<HTMLImageElement | null>(value?.image ?? null);
  const [unreadable, setUnreadable] = useState<'unreadable' | 'heic' | null>(null);
  const wrong = unreadable ? t(`image.${unreadable}`) : error;

  // removed from outside, after a save; or restored, after a reload
  const isTakenBack = value === null;
  const [wasTakenBack, setWasTakenBack] = useState(isTakenBack);
  if (isTakenBack !== wasTakenBack) {
    setWasTakenBack(isTakenBack);
    setImage(isTakenBack ? null : (image ?? value.image));
  }

  const show = (next: HTMLImageElement | null) => {
    if (image) URL.revokeObjectURL(image.src);
    setImage(next);
    setUnreadable(null);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    await pictureOf(file).then(show, async () => setUnreadable((await isHeic(file)) ? 'heic' : 'unreadable'));
  };
  const undo = () => {
    show(null);
    onChange(null);
  };

  return (
    <Frame role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-notes`}>
      <p className="label" id={`${id}-label`}>
        {label}
      </p>
      {image ? (
        <ImageCropper
          key={image.src}
          shape={shape}
          image={image}
          placing={value?.image === image ? value.placing : undefined}
          onCrop={(area, placing) => onChange({ shape, image, area, placing })}
          fallback={(hasFailed) =>
            hasFailed ? <ErrorState isTryingAgain /> : <Skeleton maxWidth="full" style={frameOf(shape)} />
          }
        />
      ) : (
        current
      )}
      <div className="buttons">
        <FileLabel>
          <ImageUp aria-hidden />
          {image ? t('image.choose-another') : t('image.choose')}
          <input
            type="file"
            className="visually-hidden"
            accept={PICTURE_TYPES}
            disabled={isDisabled}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // so that the same file can be chosen again
              target.value = '';
            }}
          />
        </FileLabel>
        {image && (
          <Button variant="ghost" onClick={undo} disabled={isDisabled}>
            <Undo2 aria-hidden />
            {t('image.undo')}
          </Button>
        )}
      </div>
      <div id={`${id}-notes`}>
        {/* an answer to the chosen file; the form says its own errors in its summary */}
        {wrong && (
          <p className="wrong" role={unreadable ? 'alert' : undefined}>
            {wrong}
          </p>
        )}
        <p className="help">{t('image.formats', { width: FRAMES[shape].width, height: FRAMES[shape].height })}</p>
      </div>
    </Frame>
  );
}
