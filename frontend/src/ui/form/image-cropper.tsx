import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { FRAMES, ZOOM, type Area, type ImageShape, type Placing } from './image-crop';

interface ImageCropperProps {
  shape: ImageShape;
  image: HTMLImageElement;
  /** The first position. Default: in the middle, filling the frame. */
  placing?: Placing;
  /** Called at every change, with the area inside the frame, and the position and zoom. */
  onCrop: (area: Area, placing: Placing) => void;
}

const Stage = styled('div', {
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

const Zoom = styled('label', {
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
 * `React.lazy`, as `ui/image-field` does.
 */
export function ImageCropper({ shape, image, placing, onCrop }: ImageCropperProps) {
  const { t } = useTranslation('ui');
  const [crop, setCrop] = useState({ x: placing?.x ?? 0, y: placing?.y ?? 0 });
  const [zoom, setZoom] = useState(placing?.zoom ?? 1);
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
          // a picture smaller than the frame can be moved freely, and the page still scrolls under the pointer
          restrictPosition={false}
          zoomWithScroll={false}
          keyboardStep={10}
          // its styles come from its file, because the page's policy forbids styles that a script adds
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('image.frame') }}
          onCropAreaChange={(_, area) => onCrop(area, { ...crop, zoom })}
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
