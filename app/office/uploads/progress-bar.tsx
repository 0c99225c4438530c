type ProgressBarProps = { isHidden?: boolean };

/** How much of something has been sent; without a value nothing is known of it. */
export function ProgressBar({ isHidden }: ProgressBarProps) {
  return (
    <progress
      hidden={isHidden}
      max={1}
      aria-label="Sending"
      className="h-2 w-full appearance-none overflow-hidden rounded-xs bg-mist-200 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-mist-200 [&::-webkit-progress-value]:bg-ink"
    />
  );
}
