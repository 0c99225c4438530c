/* Counts the seconds until the mail goes by itself, whatever the clock of the device says. */
const place = document.querySelector<HTMLElement>("[data-seconds]");

function count() {
  if (!place) return;
  const left = Math.max(0, Math.ceil(Number(place.dataset.seconds) - performance.now() / 1000));
  place.textContent = left > 0 ? `, in ${Math.floor(left / 60)} min ${left % 60} s` : ", which is now";
}

count();
setInterval(count, 1000);
