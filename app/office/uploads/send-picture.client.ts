/** Milliseconds without progress after which an upload is aborted. Processing on the server may take longer. */
const STALLED_MS = 30_000;
const READY_MS = 180_000;

export type Answer = {
  /** The page to show once the picture is stored. */
  page?: string;
  /** Whether sending it again may succeed. */
  mayRetry: boolean;
  /** Why it was refused; empty if the connection failed. */
  words: string;
};

type Watcher = {
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  onGone: () => void;
};

/** Uploads a form with one picture, and returns the server's answer. */
export function sendPicture(address: string, form: FormData, { onProgress, onGone }: Watcher) {
  return new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = setTimeout(abort, STALLED_MS);
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      waitFor(STALLED_MS);
      if (lengthComputable) onProgress(loaded / total);
    };
    request.upload.onload = () => {
      waitFor(READY_MS);
      onGone();
    };
    request.onloadend = () => {
      clearTimeout(timer);
      removeEventListener("offline", abort);
      resolve(readAnswer(request));
    };
    addEventListener("offline", abort);
    request.open("POST", address);
    request.send(form);
  });
}

const REFUSED = 422;

function readAnswer({ status, responseURL, responseText }: XMLHttpRequest): Answer {
  if (status === 0) return { mayRetry: true, words: "" };
  if (new URL(responseURL).search.includes("done=")) return { page: responseURL, mayRetry: false, words: "" };
  return { mayRetry: status !== REFUSED, words: toWords(responseText) };
}

/** The reason in a refusal: the errors, the alert or the title of a page, or a plain text. */
function toWords(text: string) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const errors = [...page.querySelectorAll("[role=alert] li")].map((error) => error.textContent);
  if (errors.length > 0) return errors.join(" ");
  const said = page.querySelector("[role=alert]") ?? page.querySelector("h1") ?? page.body;
  return said.textContent.trim();
}
