/** The league's channel at the streaming service. */
export interface LiveStreamStatus {
  /** Its name there. */
  channel: string;
  isLive: boolean;
  title: string | null;
  startedAt: string | null;
}
