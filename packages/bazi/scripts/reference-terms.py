#!/usr/bin/env python3
"""Writes reference/term-instants.txt: every solar term of the engine's table on Terrestrial Time, from ERFA.

It shares no series with the table that it checks: the earth is that of VSOP2000 fitted to JPL DE405 (epv00), precession
IAU 2006 and nutation IAU 2000A (pnm06a, nut06a); the table's own is VSOP87D with nutation IAU 1980. The sun is
corrected for light time and for aberration by the earth's barycentric velocity (ab), and given on the true ecliptic and
equinox of date. The root is found to 0.1 ms; epv00 itself is accurate to 11 km along the orbit, a third of a second.
The leap seconds are those of ERFA.

Needs python3-erfa (Debian) or pyerfa (PyPI), and numpy with them. Run: python3 scripts/reference-terms.py
"""

import pathlib
import warnings

import erfa
import numpy as np

J2000 = 2_451_545.0
DAY = 86_400.0
FIRST_YEAR, LAST_YEAR = 1900, 2100
TERMS_IN_YEAR = 24
# The table ends with 雨水 of the year after the last.
COUNT = (LAST_YEAR - FIRST_YEAR + 1) * TERMS_IN_YEAR + 4
LIGHT_TIME = erfa.DAU / erfa.CMPS / DAY
YEAR = 365.2422
FILE = pathlib.Path(__file__).parent.parent / "reference" / "term-instants.txt"

# January 1900 and 2101 are just outside the range of epv00.
warnings.filterwarnings("ignore", message=".*epv00.*", category=erfa.ErfaWarning)


def apparent_longitude(days):
    """Apparent geocentric longitude of the sun in degrees, days of TT after J2000.0."""
    _, earth = erfa.epv00(J2000, days)
    distance = np.ones_like(days)
    for _ in range(3):
        heliocentric, barycentric = erfa.epv00(J2000, days - distance * LIGHT_TIME)
        towards = barycentric["p"] - heliocentric["p"] - earth["p"]
        distance = np.linalg.norm(towards, axis=-1)
    velocity = earth["v"] * LIGHT_TIME
    contraction = np.sqrt(1 - np.sum(velocity**2, axis=-1))
    seen = erfa.ab(towards / distance[:, None], velocity, distance, contraction)
    x, y, z = np.moveaxis(erfa.rxp(erfa.pnm06a(J2000, days), seen), -1, 0)
    obliquity = erfa.obl06(J2000, days) + erfa.nut06a(J2000, days)[1]
    return np.degrees(np.arctan2(y * np.cos(obliquity) + z * np.sin(obliquity), x))


def term_instants():
    """Days of TT after J2000.0 of every term from 小寒 of 1900."""
    wanted = 285.0 + 15 * (np.arange(COUNT) - (2000 - FIRST_YEAR) * TERMS_IN_YEAR)
    days = (wanted - 280.46) / 360 * YEAR
    step = np.full(COUNT, np.inf)
    while np.abs(step).max() * DAY > 1e-4:
        ahead = apparent_longitude(days) - wanted
        step = (ahead - 360 * np.round(ahead / 360)) / 360 * YEAR
        days = days - step
    return days


def main():
    lines = [
        f"# Made by scripts/reference-terms.py with ERFA {erfa.version.erfa_version}. Each line a year: its terms from",
        "# 小寒 on, in seconds of Terrestrial Time since the year's first midnight, UTC+8 taken as if TT were UTC.",
    ]
    lines += [
        f"# TAI-UTC {row['year']}-{row['month']:02} {row['tai_utc']:.0f}"
        for row in erfa.leap_seconds.get()
        if row["year"] >= 1972
    ]
    days = term_instants()
    for year in range(FIRST_YEAR, LAST_YEAR + 2):
        midnight = sum(erfa.cal2jd(year, 1, 1)) - J2000 - 8 / 24
        first = (year - FIRST_YEAR) * TERMS_IN_YEAR
        of_year = days[first : first + TERMS_IN_YEAR]
        lines.append(" ".join([str(year), *(f"{(day - midnight) * DAY:.2f}" for day in of_year)]))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
