import { Badge } from "../badge.tsx";

/** What a picture is, on the picture, as "Floor plan"; its box is positioned. */
export function PictureLabel({ label }: { label?: string }) {
  if (!label) return null;
  return (
    <p className="absolute bottom-4 left-4">
      <Badge>{label}</Badge>
    </p>
  );
}
