/** A page that was opened as a file finds neither its scripts nor its pictures, whatever the connection. */
export const isFromDisk = location.protocol === 'file:';

if (isFromDisk) {
  addEventListener('DOMContentLoaded', () => {
    const notice = document.getElementById('page-error');
    if (!notice) return;
    notice.textContent = notice.dataset.fromDisk ?? '';
    notice.hidden = false;
  });
}
