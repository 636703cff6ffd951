/** The usual marks of playing and pausing. An icon that the start page has too would make every page load it. */
export function PlayMark({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={isPlaying ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4l13 8-13 8z'} />
    </svg>
  );
}
