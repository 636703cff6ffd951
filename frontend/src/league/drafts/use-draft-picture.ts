import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftName } from '../../lib/draft-store';
import { useDraft } from '../../lib/drafts/use-draft';
import { croppedPng, type CroppedImage, type ImageShape } from '../../ui/form/image-crop';

/** A picture is moved in many small steps. It is stored when it has not moved for this long, ms. */
const STILL_MS = 400;
const PNG = 'data:image/png;base64,';

const isPng = (value: unknown): value is string => typeof value === 'string' && value.startsWith(PNG);

const asText = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // the result is a text, because a data URL is read
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.readAsDataURL(png);
  });

async function asPicture(text: string, shape: ImageShape): Promise<CroppedImage> {
  const bytes = Uint8Array.from(atob(text.slice(PNG.length)), (letter) => letter.charCodeAt(0));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
  await image.decode();
  const area = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  return { shape, image, area, placing: { x: 0, y: 0, zoom: 1 } };
}

interface DraftPicture {
  picture: CroppedImage | null;
  choose: (picture: CroppedImage | null) => void;
  /** Call it after the picture was sent. */
  clear: () => void;
}

/**
 * Keeps the chosen part of a picture until it is sent. It survives a reload and the end of a login. A browser without
 * enough storage does not keep it.
 */
export function useDraftPicture({ form, thing }: DraftName, shape: ImageShape): DraftPicture {
  const { found, keep } = useDraft<string>({ form: `${form}-${shape}`, thing }, isPng);
  const [picture, setPicture] = useState<CroppedImage | null>(null);
  const isChosen = useRef(false);

  useEffect(() => {
    if (!found) return;
    asPicture(found.value, shape).then(
      // a picture that was chosen meanwhile is newer
      (kept) => {
        if (!isChosen.current) setPicture(kept);
      },
      () => keep(null),
    );
  }, [found, shape, keep]);

  useEffect(() => {
    if (!isChosen.current) return;
    if (!picture) return keep(null);
    let isOver = false;
    const store = async () => {
      const text = await asText(await croppedPng(picture));
      if (!isOver) keep(text);
    };
    const timer = setTimeout(() => void store().catch(() => undefined), STILL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [picture, keep]);

  const choose = useCallback((next: CroppedImage | null) => {
    isChosen.current = true;
    setPicture(next);
  }, []);
  const clear = useCallback(() => {
    // at once, because the form may already be removed from the page
    keep(null);
    choose(null);
  }, [keep, choose]);
  return { picture, choose, clear };
}
