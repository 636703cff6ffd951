/** The league's channel at the streaming service. */
export interface LiveStreamStatus {
  /** The channel's name at the service. */
  channel: string;
  isLive: boolean;
  title: string | null;
  startedAt: string | null;
}
