import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { FRAMES, ZOOM, type Area, type ImageShape } from './image-crop';

interface ImageCropperProps {
  shape: ImageShape;
  image: HTMLImageElement;
  /** Called with what is inside the frame, whenever that has changed. */
  onCrop: (area: Area) => void;
}

const Stage = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: 'full',
    overflow: 'hidden',
    bg: 'bg.raised',
    borderRadius: 'md',
    touchAction: 'none',
    '& [data-testid=cropper]:focus-visible': { outlineOffset: '-3px', outlineWidth: '3px' },
  },
});

const Zoom = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    maxWidth: '22rem',
    '& > input': { flex: '1', minWidth: '0', height: '6', accentColor: 'action', cursor: 'pointer' },
  },
});

/**
 * Moves and zooms a picture behind a frame of its shape: by finger, mouse or arrow keys, and a slider. Load it with
 * `React.lazy`; `ui/image-field` does.
 */
export function ImageCropper({ shape, image, onCrop }: ImageCropperProps) {
  const { t } = useTranslation('ui');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { width, height, isRound = false } = FRAMES[shape];

  return (
    <>
      <Stage style={{ width, aspectRatio: `${width} / ${height}` }}>
        <Cropper
          image={image.src}
          aspect={width / height}
          cropShape={isRound ? 'round' : 'rect'}
          objectFit="cover"
          showGrid={false}
          crop={crop}
          onCropChange={setCrop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          onZoomChange={setZoom}
          // a picture smaller than the frame is moved freely, and the page goes on scrolling under the pointer
          restrictPosition={false}
          zoomWithScroll={false}
          keyboardStep={10}
          cropperProps={{ role: 'group', 'aria-label': t('image.frame') }}
          onCropAreaChange={(_, area) => onCrop(area)}
        />
      </Stage>
      <Zoom>
        {t('image.zoom')}
        <input
          type="range"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Zoom>
    </>
  );
}
