"""Registers a member for a session with the generated client: python3 register.py [session id]"""

import json
import os
import sys
import time
import uuid
from pathlib import Path

from urllib3.exceptions import HTTPError

sys.path.insert(0, str(Path(__file__).parent / "build" / "client"))

import detroit_well as api  # noqa: E402

API_URL = os.environ.get("API_URL", "http://localhost:4000/api/v2")
EMAIL = os.environ.get("EMAIL", "member@demo.test")
PASSWORD = os.environ.get("PASSWORD", "Standard!2026")


def sign_in():
    """Returns a client that sends the member's access token."""
    configuration = api.Configuration(host=API_URL)
    client = api.ApiClient(configuration)
    tokens = api.AuthApi(client).auth_sign_in(api.SignInRequest(email=EMAIL, password=PASSWORD))
    configuration.access_token = tokens.access
    return client


def choose_session(client):
    sessions = api.SessionsApi(client)
    if len(sys.argv) > 1:
        return sessions.sessions_detail(sys.argv[1])
    for session in sessions.sessions_upcoming(available_only=True).upcoming_sessions:
        print(f"{session.start_datetime:%Y-%m-%d %H:%M}  ${session.price}  {session.title}")
        if session.registration_open and not session.is_registered:
            return session
    sys.exit("No session is open for registration.")


def register(client, session):
    method = api.PaymentsApi(client).payments_create_sandbox_method(
        api.SandboxCard(number="4242 4242 4242 4242", exp_month=12, exp_year=2034, cvc="123")
    )
    request = api.RegistrationRequest(
        session_id=session.public_id,
        amount=session.price,
        payment_plan="full",
        payment_method_id=method.payment_method_id,
        waiver_signed=True,
        payment_consent=True,
    )
    # The same key for every attempt, so that a repeated call returns the first result and charges nothing.
    key = str(uuid.uuid4())
    for attempt in range(1, 6):
        try:
            return api.RegistrationsApi(client).registrations_register(request, idempotency_key=key)
        except HTTPError:
            if attempt == 5:
                raise
            print("No response: the registration may have succeeded. Asking again with the same key.")
            time.sleep(attempt)


def main():
    client = sign_in()
    session = choose_session(client)
    try:
        registration = register(client, session).registration
        print(f"Registered for {registration.session_title}: {registration.status}.")
    except api.ApiException as error:
        problem = json.loads(error.body)
        if problem["code"] != "session_full":
            sys.exit(f"{problem['message']} (request {problem['request_id']})")
        entry = api.WaitlistApi(client).waitlist_join(
            api.JoinWaitlistRequest(session_id=session.public_id),
            idempotency_key=str(uuid.uuid4()),
        )
        print(f"The session is full. You are number {entry.position} on the waitlist.")


main()
