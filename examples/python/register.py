"""Registers a member for a session, with Python's standard library only: python3 register.py [session id]"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from http.client import HTTPException

API_URL = os.environ.get("API_URL", "http://localhost:4000/api/v2")
EMAIL = os.environ.get("EMAIL", "member@demo.test")
PASSWORD = os.environ.get("PASSWORD", "Standard!2026")
# In production, a payment method comes from the provider's form and not from a card number.
CARD = os.environ.get("CARD", "4242 4242 4242 4242")


class Problem(Exception):
    """What the server responds when it rejects a call: `code` never changes, `message` is for people."""

    def __init__(self, body):
        super().__init__(body["message"])
        self.code = body["code"]
        self.request_id = body["request_id"]


def call(method, path, body=None, token=None, key=None):
    """Sends one call and returns the response as a dictionary. Raises Problem, or URLError without a response."""
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if key:
        headers["Idempotency-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(API_URL + path, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise Problem(json.load(error)) from None


def choose_session(token):
    if len(sys.argv) > 1:
        return call("GET", f"/training/sessions/{sys.argv[1]}/", token=token)
    for session in call("GET", "/training/sessions/upcoming/?available_only=true", token=token)["upcoming_sessions"]:
        print(f"{session['start_datetime'][:16]}  ${session['price']}  {session['title']}")
        if session["registration_open"] and not session["is_registered"]:
            return session
    sys.exit("No session is open for registration.")


def register(token, session):
    year, month, _ = time.strftime("%Y-%m-%d").split("-")
    card = {"number": CARD, "exp_month": int(month), "exp_year": int(year) + 1, "cvc": "123"}
    method = call("POST", "/payments/sandbox/payment-methods/", card, token)
    body = {
        "session_id": session["public_id"],
        "amount": session["price"],
        "payment_plan": "full",
        "payment_method_id": method["payment_method_id"],
        "waiver_signed": True,
        "payment_consent": True,
    }
    # The same key for every attempt, so that a repeated call returns the first result and charges nothing.
    key = str(uuid.uuid4())
    for attempt in range(1, 6):
        try:
            return call("POST", "/training/registrations/register/", body, token, key)["registration"]
        except (OSError, HTTPException):
            if attempt == 5:
                raise
            print("No response: the registration may have succeeded. Asking again with the same key.")
            time.sleep(attempt)


def main():
    try:
        token = call("POST", "/token/", {"email": EMAIL, "password": PASSWORD})["access"]
        session = choose_session(token)
        try:
            registration = register(token, session)
            print(f"Registered for {registration['session_title']}: {registration['status']}.")
        except Problem as problem:
            if problem.code != "session_full":
                raise
            waiting = {"session_id": session["public_id"]}
            entry = call("POST", "/training/waitlist/", waiting, token, str(uuid.uuid4()))
            print(f"The session is full. You are number {entry['position']} on the waitlist.")
    except Problem as problem:
        sys.exit(f"{problem} (request {problem.request_id})")


main()
