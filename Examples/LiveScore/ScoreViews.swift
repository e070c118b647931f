import SwiftUI
import WidgetKit

struct ScoreBoard: View {
  let attributes: MatchAttributes
  let state: MatchAttributes.ContentState

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Label("Cup Final", systemImage: "trophy.fill")
        Spacer()
        MatchClock(state: state)
      }
      .font(.caption.weight(.semibold))
      .foregroundStyle(.white.opacity(0.75))
      HStack(spacing: 12) {
        TeamColumn(team: attributes.home, size: 44)
          .frame(maxWidth: .infinity)
        Score(state: state)
          .font(.system(size: 44, weight: .bold, design: .rounded))
          .fixedSize()
        TeamColumn(team: attributes.away, size: 44)
          .frame(maxWidth: .infinity)
      }
      LastEvent(attributes: attributes, state: state)
        .font(.footnote)
    }
    .foregroundStyle(.white)
  }
}

struct TeamColumn: View {
  let team: Team
  let size: CGFloat

  var body: some View {
    VStack(spacing: 3) {
      Image(team.badge)
        .resizable()
        .scaledToFit()
        .frame(width: size, height: size)
      Text(team.localizedName)
        .font(.caption.weight(.semibold))
        .lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

struct Score: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    Text(verbatim: "\(state.homeScore)–\(state.awayScore)")
      .monospacedDigit()
      .contentTransition(.numericText())
  }
}

struct MatchClock: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    HStack(spacing: 4) {
      switch state.phase {
      case .upcoming: Text("Kick-off")
      case .halfTime: Text("Half Time")
      case .finished: Text("Full Time")
      case .firstHalf, .secondHalf:
        Circle()
          .fill(.accent)
          .frame(width: 6, height: 6)
        Text(
          timerInterval: state.clockStart...state.clockStart.addingTimeInterval(90 * 60),
          countsDown: false
        )
        .monospacedDigit()
        .frame(width: 40)
        .multilineTextAlignment(.trailing)
      }
    }
  }
}

struct LastEvent: View {
  let attributes: MatchAttributes
  let state: MatchAttributes.ContentState

  var body: some View {
    HStack(spacing: 5) {
      if let scorer = state.lastScorer, state.isRunning {
        Image(systemName: "soccerball")
        Text("Goal! \(scorer)")
      } else if state.phase == .finished {
        Text("Final score")
      } else if let leader {
        Text("\(leader.localizedName) leads")
      }
    }
    .foregroundStyle(.white.opacity(0.85))
    .lineLimit(1)
  }

  private var leader: Team? {
    if state.homeScore == state.awayScore { return nil }
    return state.homeScore > state.awayScore ? attributes.home : attributes.away
  }
}

struct CompactTeam: View {
  let team: Team
  let score: Int
  var isTrailing = false

  var body: some View {
    HStack(spacing: 4) {
      if isTrailing { number }
      Image(team.badge)
        .resizable()
        .scaledToFit()
        .frame(width: 20, height: 20)
        .accessibilityLabel(team.localizedName)
      if !isTrailing { number }
    }
  }

  private var number: some View {
    Text(score, format: .number)
      .font(.system(.body, design: .rounded, weight: .bold))
      .foregroundStyle(isTrailing ? Color(.away) : Color(.home))
  }
}
