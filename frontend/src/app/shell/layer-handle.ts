/** Opens what lies over the page. */
export interface LayerHandle {
  open: () => void;
}
