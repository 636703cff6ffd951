import { useEffect, useRef } from 'react';
import { styled } from '../../styled-system/jsx';
import { drawCropped, FRAMES, type CroppedImage } from './image-crop';

const Canvas = styled('canvas', { base: { flexShrink: '0', maxWidth: 'full' } });

interface CroppedPreviewProps {
  picture: CroppedImage;
  /** The width of the drawing, CSS px. */
  width: number;
}

/** The kept part of a picture, as the site will show it. It stands beside a written name, so it has no alt text. */
export function CroppedPreview({ picture, width }: CroppedPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = FRAMES[picture.shape];
  useEffect(() => {
    if (canvas.current) drawCropped(canvas.current, picture);
  }, [picture]);
  return (
    <Canvas
      ref={canvas}
      aria-hidden
      style={{
        width,
        aspectRatio: `${frame.width} / ${frame.height}`,
        borderRadius: frame.isRound ? '50%' : undefined,
      }}
    />
  );
}
