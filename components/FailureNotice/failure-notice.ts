export const FAILURE_NOTICE_ID = 'page-error';

/** Shows the notice that the layout holds ready, and gives its button the reload. */
export function showFailureNotice() {
  const notice = document.getElementById(FAILURE_NOTICE_ID);
  const reload = notice?.querySelector('button');
  if (notice) notice.hidden = false;
  if (reload) reload.onclick = () => window.location.reload();
}
