import { useEffect } from 'react';
import { FAILURE_NOTICE_ID } from './notice-id';

export function useFailureNotice() {
  useEffect(() => {
    const notice = document.getElementById(FAILURE_NOTICE_ID);
    const reload = notice?.querySelector('button');
    if (notice) notice.hidden = false;
    if (reload) reload.onclick = () => window.location.reload();
  }, []);
}
