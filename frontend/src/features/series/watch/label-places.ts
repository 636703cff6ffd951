/** A label that is to be drawn: the middle of its lower edge, and half of its width, in pixels. */
export interface Label {
  across: number;
  down: number;
  half: number;
}

/** Labels that are this near each other can still be told apart. */
const GAP = 1;

/**
 * The lower edges of labels, so that none lies on another: each stays where it is, or is moved up above those before it. The order
 * is that of the players, so that from frame to frame the same one gives way. `top`: the highest edge that has room for a label, which
 * is moved down from there.
 */
export function labelPlaces(labels: readonly Label[], height: number, top: number): number[] {
  const places: number[] = [];
  labels.forEach(({ across, down, half }, at) => {
    const near = labels
      .slice(0, at)
      .flatMap((other, before) =>
        Math.abs(other.across - across) < other.half + half + GAP ? [places[before] ?? 0] : [],
      );
    const isFree = (place: number) => near.every((other) => Math.abs(other - place) >= height);
    const candidates = [down, ...near.map((other) => other - height), ...near.map((other) => other + height)];
    const free = candidates.filter((place) => place >= top && isFree(place));
    // the nearest place, upwards rather than over the car
    free.sort((one, other) => Math.abs(one - down) - Math.abs(other - down) || one - other);
    places.push(free[0] ?? down);
  });
  return places;
}
