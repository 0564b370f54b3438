import * as constants from '@detroit-well/config/constants';

/**
 * Starts the dashboard's calls with the document, before any of our files has loaded. It requires a fresh token: a stale one
 * would only cause a 401 that the client must repeat. The client uses the responses (src/api/early-responses.ts). It ignores a
 * failure, a response that is not JSON, and one that exceeds the time limit of a call.
 */
export const earlyCallsScript = `(function(w){try{var s=JSON.parse(document.getElementById('settings').textContent),
t=localStorage.getItem('accessToken'),x=localStorage.getItem('tokenExpiry');
if(!t||t==='null'||t==='undefined'||!x||(+x||Date.parse(x))<Date.now()+5000)return;
w.earlyResponses={token:t,responses:{}};
['/dashboard/','/sessions/registered/','/training/sessions/upcoming/'].forEach(function(p){
w.earlyResponses.responses[p]=fetch(s.apiUrl+p,{signal:AbortSignal.timeout(${constants.apiTimeoutMs}),headers:{authorization:'Bearer '+t,accept:'application/json'}})
.then(function(r){return r.ok?r.json():null}).catch(function(){return null})})}catch(e){}})(window)`;
